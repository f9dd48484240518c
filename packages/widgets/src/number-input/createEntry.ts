import type { NumberInputProps } from './NumberInput'
import { boundsOf, corrected, isAllowed, readNumber, stepped } from './numbers'

const stepsOfKeys: Record<string, number | undefined> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

const endsOfKeys: Record<string, 'min' | 'max' | undefined> = { Home: 'min', End: 'max' }

/** Pixels of the wheel that are one step: a notch is 100 or 120, touch pads send many small ones. */
const notch = 60

/** What a field hears as long as it is there. A pointer that is taken away (`pointercancel`) goes out as well. */
const heard =
  'compositionend focusin focusout keydown mousedown contextmenu pointerdown pointerup pointerout click'

/** Of the browser or of React, whose own has no `isComposing`. */
interface TextEvent {
  target: EventTarget | null
  nativeEvent?: object
}

/** What somebody does at a number field, and the number it becomes. */
export interface NumberEntry {
  /** Reference of the field's box, where everything is heard. */
  attach: (field: HTMLElement | null) => void
  /** Somebody typed. By React, which else takes what was typed back out of the field. */
  write: (event: TextEvent) => void
  /** Takes what was rendered. */
  take: (props: NumberInputProps) => void
}

/**
 * Makes what keeps an entry. It is one thing a field and no React: a page has hundreds of them (docs/decisions/
 * 016-what-a-mounted-element-costs.md).
 *
 * @param show is called with what is typed, and with undefined once it is corrected
 */
export function createEntry(props: NumberInputProps, show: (draft: string | undefined) => void): NumberEntry {
  /** What is typed and not corrected yet. */
  let draft: string | undefined
  /** The number now: several steps may fall between two renderings. */
  let now = props.valueAsNumber ?? null
  /** The number that `onChange` told last, while there is a newer one. */
  let told: number | null | undefined
  /** What the wheel has turned since the last step. */
  let way = 0
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function setDraft(text?: string): void {
    draft = text
    show(text)
  }

  function set(number: number | null): boolean {
    if (Object.is(number, now)) return false
    if (told === undefined) told = now
    now = number
    props.onInput?.({ value: number })
    return true
  }

  /** Corrects what was typed. */
  function settle(): void {
    const typed = draft
    if (typed === undefined) return
    setDraft()
    set(corrected(typed, props, now))
  }

  /** The field is left, Enter pressed, a press over: says what it has become. */
  function finish(): void {
    settle()
    const before = told
    told = undefined
    if (before !== undefined && before !== now) props.onChange?.({ value: now })
  }

  /** Goes so many steps on; false at the bound. */
  function step(steps: number): boolean {
    if (props.disabled) return false
    settle()
    return set(stepped(now, steps, props))
  }

  function write(event: TextEvent): void {
    const { value } = event.target as HTMLInputElement
    setDraft(value)
    const number = readNumber(value)
    // What an input method has not finished does not count yet.
    if (!((event.nativeEvent ?? event) as InputEvent).isComposing && isAllowed(number, props)) set(number)
  }

  function onKey(event: KeyboardEvent): void {
    const { key, keyCode, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event
    // Keys of an input method have code 229.
    if (keyCode === 229 || isComposing || ctrlKey || altKey || metaKey || shiftKey) return
    if (key !== 'Enter') {
      const steps = stepsOfKeys[key]
      const bound = boundsOf(props)[endsOfKeys[key] as 'min' | 'max']
      if (steps) step(steps)
      else if (bound === undefined) return
      else {
        setDraft()
        set(bound)
      }
      event.preventDefault()
    }
    finish()
  }

  function onWheel(event: WheelEvent): void {
    // With Ctrl the page is enlarged.
    if (event.ctrlKey) return
    event.preventDefault()
    way += event.deltaMode ? Math.sign(event.deltaY) * notch : event.deltaY
    if (Math.abs(way) < notch) return
    step(-Math.sign(way))
    finish()
    way = 0
  }

  /** A press of − or + goes on while the pointer is down: after 400 ms, then every 120 ms, and faster down to 30 ms. */
  function press(steps: number): void {
    let pause = 400
    const turn = () => {
      if (!step(steps)) return
      timer = setTimeout(turn, pause)
      pause = Math.max(30, Math.min(120, pause * 0.85))
    }
    isPressed = true
    turn()
  }

  function onPointer(event: PointerEvent): void {
    const { type } = event
    if (/up|out/.test(type)) {
      clearTimeout(timer)
      if (isPressed) finish()
      isPressed = false
    }
    const button = (event.target as Element).closest('button')
    if (!button) return
    const steps = button.matches('button + button') ? 1 : -1
    if (type === 'pointerdown') {
      if (!event.button) press(steps)
      // The text field keeps focus.
    } else if (type !== 'click') event.preventDefault()
    // Screen readers click without a pointer.
    else if (!event.detail) {
      step(steps)
      finish()
    }
  }

  function hear(event: Event): void {
    const { type, currentTarget: field } = event
    if (type === 'keydown') onKey(event as KeyboardEvent)
    else if (type === 'wheel') onWheel(event as WheelEvent)
    else if (type === 'compositionend') write(event)
    // With focus only: a page scrolls worse where somebody may stop it.
    else if (type === 'focusin') field?.addEventListener('wheel', hear, { passive: false })
    else if (type === 'focusout') {
      field?.removeEventListener('wheel', hear)
      finish()
    } else onPointer(event as PointerEvent)
  }

  return {
    write,
    attach(field) {
      clearTimeout(timer)
      for (const type of heard.split(' ')) field?.addEventListener(type, hear)
    },
    take(newest) {
      const { valueAsNumber: before } = props
      props = newest
      const { valueAsNumber: value = null } = props
      // The page has set another one.
      if (value !== before && value !== now) {
        now = value
        told = undefined
        setDraft()
      }
    },
  }
}
