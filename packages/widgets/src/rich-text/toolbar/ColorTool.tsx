import { Button } from '@ebkit/ui/button'
import { Floating } from '@ebkit/ui/popover'
import { useRef, useState } from 'react'
import { setStyle } from '../document/commands'
import type { TextKey } from '../strings'
import { OtherColor } from './OtherColor'
import { ToolButton } from './ToolButton'
import type { ToolProps } from './toolProps'

interface NamedColor {
  name: TextKey
  color: string
}

/** Text colours: each has a contrast of at least 4.5 on white, except yellow. */
const textColors: readonly NamedColor[] = [
  { name: 'black', color: '#1f2329' },
  { name: 'gray', color: '#646a73' },
  { name: 'red', color: '#c62828' },
  { name: 'orange', color: '#b45309' },
  { name: 'yellow', color: '#e6b800' },
  { name: 'green', color: '#1b7a3d' },
  { name: 'blue', color: '#1a5fd0' },
  { name: 'purple', color: '#7a3bc4' },
]

/** Background colours, on which black text is readable. */
const grounds: readonly NamedColor[] = [
  { name: 'gray', color: '#e5e7eb' },
  { name: 'red', color: '#fde2e2' },
  { name: 'orange', color: '#feead2' },
  { name: 'yellow', color: '#fff3bf' },
  { name: 'green', color: '#dcf5e3' },
  { name: 'blue', color: '#dbeafe' },
  { name: 'purple', color: '#ede2fb' },
]

export interface ColorToolProps extends ToolProps {
  kind: 'color' | 'background'
  icon: string
}

/** Chooses the text colour, or the background colour. */
export function ColorTool({ kind, icon, format, text, run }: ColorToolProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const current = format[kind]
  const colors = kind === 'color' ? textColors : grounds
  /** The colour in the browser's picker, while that is open. */
  const moved = useRef<string>(undefined)
  const close = () => {
    moved.current = undefined
    setOpen(false)
  }
  const choose = (color: string | undefined) => {
    close()
    run(setStyle(kind, color))
  }
  return (
    <>
      <ToolButton
        label={text(kind)}
        icon={icon}
        isExpanded={isOpen}
        buttonRef={button}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {current && <span className="eb-rich-text__color" style={{ backgroundColor: current }} />}
      </ToolButton>
      <Floating
        anchor={button}
        open={isOpen}
        // A press elsewhere closes the picker too, and may do so before the field reports its colour.
        onClose={(reason) => (reason === 'outside' && moved.current ? choose(moved.current) : close())}
        role="dialog"
        label={text(kind)}
      >
        <div className="eb-rich-text__colors">
          {colors.map(({ name, color }, index) => (
            <button
              key={color}
              type="button"
              className="eb-rich-text__swatch"
              data-autofocus={index === 0 || undefined}
              style={{ backgroundColor: color }}
              aria-label={text(name)}
              aria-pressed={color === current}
              title={text(name)}
              onClick={() => choose(color)}
            />
          ))}
          <Button kind="text" className="eb-rich-text__no-color" onClick={() => choose(undefined)}>
            {text('default')}
          </Button>
          <OtherColor
            label={text('otherColor')}
            color={current && /^#[\da-f]{6}$/i.test(current) ? current : '#000000'}
            onMove={(color) => {
              moved.current = color
            }}
            onChoose={choose}
          />
        </div>
      </Floating>
    </>
  )
}
