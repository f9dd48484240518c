import { Button } from '@ebkit/ui/button'
import { FieldError } from '@ebkit/ui/field-error'
import { linkIcon } from '@ebkit/ui/icons'
import { Floating } from '@ebkit/ui/popover'
import { TextInput } from '@ebkit/ui/text-input'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isSafeLink } from '../../rich-html/sanitizeHtml'
import { removeLink, setLink } from '../document/commands'
import { ToolButton } from './ToolButton'
import type { ToolProps } from './toolProps'

export interface LinkToolProps extends ToolProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Creates a link on the selection, changes its address, or removes it. */
export function LinkTool({ format, text, run, isOpen, setOpen }: LinkToolProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ToolButton
        label={text('link')}
        icon={linkIcon}
        isPressed={format.link !== undefined}
        isExpanded={isOpen}
        buttonRef={button}
        onClick={() => setOpen(!isOpen)}
      />
      <Floating
        anchor={button}
        open={isOpen}
        onClose={() => setOpen(false)}
        role="dialog"
        label={text('link')}
      >
        <LinkForm
          address={format.link}
          text={text}
          onApply={(address) => {
            setOpen(false)
            run(setLink(address))
          }}
          onRemove={() => {
            setOpen(false)
            run(removeLink)
          }}
        />
      </Floating>
    </>
  )
}

interface LinkFormProps extends Pick<ToolProps, 'text'> {
  address: string | undefined
  onApply: (address: string) => void
  onRemove: () => void
}

function LinkForm({ address, text, onApply, onRemove }: LinkFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(address ?? '')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const whole = wholeAddress(typed)
    if (whole && isSafeLink(whole)) onApply(whole)
    else setWrong(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Not a key of a composition (IME).
    if (event.key !== 'Enter' || event.keyCode === 229 || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    apply()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of its field
    <div className="eb-rich-text__link" onKeyDown={onKeyDown}>
      <TextInput
        label={text('address')}
        placeholder="https://"
        isFirst
        isCode
        inputMode="text"
        value={typed}
        invalid={isWrong}
        describedBy={isWrong ? `${id}-error` : undefined}
        onChange={(value) => {
          setTyped(value)
          setWrong(false)
        }}
      />
      <FieldError id={`${id}-error`} message={isWrong ? text('wrongAddress') : undefined} />
      <div className="eb-rich-text__link-buttons">
        {address !== undefined && (
          <Button kind="text" onClick={onRemove}>
            {text('removeLink')}
          </Button>
        )}
        <Button kind="primary" onClick={apply}>
          {text('apply')}
        </Button>
      </div>
    </div>
  )
}

/** `hotel.example` means `https://hotel.example`. */
function wholeAddress(typed: string): string {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
