import { createRowService, type Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useId, useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { LinkCard } from './LinkCard'
import css from './Links.css'
import { linkStrings } from './strings'

/** Maximum length of a link's name, in characters. */
const longestName = 30

/** Makes a short link from a pasted address. */
export function QuickLink({ resources, reload }: ListAdditionProps) {
  const { http } = useEnvironment()
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(linkStrings)
  const describe = useDescribeError()
  const id = useId()
  const [address, setAddress] = useState('')
  const [made, setMade] = useState<Row>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const resource = resources.shortLink
  if (!resource?.rights.includes('add')) return null
  const make = async () => {
    const targetUrl = address.trim()
    if (isBusy) return
    if (!/^https?:\/\//i.test(targetUrl) || !URL.canParse(targetUrl)) return setProblem(text('wrong'))
    setBusy(true)
    setProblem(undefined)
    try {
      const linkName = new URL(targetUrl).hostname.slice(0, longestName)
      const row = { linkName, targetType: 'URL', targetUrl, expireType: 'FOREVER' }
      setMade(await createRowService(http).save(resource.resource, row))
      setAddress('')
      reload()
    } catch (error) {
      setProblem(text('failed', { reason: describe(error) }))
    }
    setBusy(false)
  }
  return (
    <section ref={root} className="eb-quick-link" aria-label={text('quick')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the field in it */}
      <div
        className="eb-quick-link__line"
        onKeyDown={(event) => {
          const isTyping = event.nativeEvent.isComposing || event.keyCode === 229
          if (event.key === 'Enter' && !isTyping && event.target instanceof HTMLInputElement) void make()
        }}
      >
        <TextInput
          id={id}
          label={text('quick')}
          placeholder={text('paste')}
          value={address}
          invalid={!!problem}
          describedBy={`${id}-problem`}
          onChange={setAddress}
        />
        <Button busy={isBusy} onClick={() => void make()}>
          {text('make')}
        </Button>
      </div>
      <FieldError id={`${id}-problem`} message={problem} />
      {made && (
        <div role="status" aria-label={text('made')}>
          <LinkCard link={String(made.shortUrl)} fileName={String(made.linkName)} />
        </div>
      )}
    </section>
  )
}
