import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { FormAdditionProps } from '../Addition'
import { usePreview } from '../usePreview'
import { ConfirmByCount } from './ConfirmByCount'
import { PreviewPanel } from './PreviewPanel'
import { PreviewTable } from './PreviewTable'
import { previewStrings } from './previewStrings'

/** Above this number of codes, the user confirms by typing the number. */
const many = 500

interface Asking {
  readonly count: number
  answer(isYes: boolean): void
}

/** How many codes of which products a batch would extend. If there are many, the user types their number to save. */
export function CodeDelayPreview({ resource, values, onBeforeSave }: FormAdditionProps) {
  const text = useStrings(previewStrings)
  const { look, preview, ...state } = usePreview(resource.resource, values)
  const [asking, setAsking] = useState<Asking>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback uses the values that it is given
  useEffect(() => {
    onBeforeSave(async (given) => {
      const found = await look(given)
      // saving shows the refusal of a field at that field
      if (found === 'refused') return true
      const count = Number(found?.figures.count ?? 0)
      if (!found || count <= many) return !!found
      return new Promise<boolean>((answer) => setAsking({ count, answer }))
    })
    return () => onBeforeSave(undefined)
  }, [])
  const count = Number(preview?.figures.count ?? 0)
  return (
    <>
      <PreviewPanel {...state} label={text('codes')} onLook={() => void look(values)}>
        {preview && !count && <p className="eb-addition__line">{text('none')}</p>}
        {preview && count > 0 && (
          <PreviewTable
            caption={text('codesFound', { count, end: String(preview.figures.latestEnd) })}
            heads={[text('product'), text('count')]}
            rows={(preview.lists.products ?? []).map(({ product, count: codes }) => [product, codes])}
          />
        )}
      </PreviewPanel>
      <ConfirmByCount
        count={asking?.count}
        many={many}
        onAnswer={(isYes) => {
          asking?.answer(isYes)
          setAsking(undefined)
        }}
      />
    </>
  )
}
