import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { cameraIcon, scanLineIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { type KeyboardEvent, useRef, useState } from 'react'
import { canScan } from './canScan'
import type { Desk } from './createDesk'
import type { DeskState } from './DeskState'
import { cleaned, createPace } from './entry'
import { usableOf } from './found'
import { deskStrings } from './strings'
import { useOnline } from './useDesk'
import { useEntryFocus } from './useEntryFocus'

const [useCamera] = laterPart(() => import('./CameraScan'))

interface EntryFieldProps {
  desk: Desk
  state: DeskState
}

/** The one large field: a scanner writes into it and ends with Enter, and so does a person. */
export function EntryField({ desk, state }: EntryFieldProps) {
  const text = useStrings(deskStrings)
  const field = useRef<HTMLInputElement>(null)
  const pace = useRef(createPace()).current
  const [isScanning, setScanning] = useState(false)
  const { entered, status, shown } = state
  const enter = () => void desk.enter(pace.isScan() ? 'scan' : 'input')
  const clear = () => {
    desk.clear()
    field.current?.focus()
  }
  const isSettled = status === 'looking' || cleaned(entered) === (shown?.entered ?? '')
  const moment = `${shown?.kind} ${shown?.entered} ${status} ${state.changes}`
  useEntryFocus(field, moment, { isSettled, onEnter: enter, onEscape: clear })
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') clear()
    else if (step) stepCount(desk, state, step)
    else return
    event.preventDefault()
  }
  return (
    <div className="eb-desk__entry">
      <div className="eb-desk__field">
        <Icon path={scanLineIcon} />
        <input
          ref={field}
          aria-label={text('field')}
          placeholder={text('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          inputMode="numeric"
          value={entered}
          onChange={(event) => {
            pace.change(event.target.value, event.timeStamp)
            desk.type(event.target.value)
          }}
          onKeyDown={press}
        />
        {(entered || shown) && (
          <Button kind="text" className="eb-desk__clear" onClick={clear}>
            {text('clear')}
            <kbd>Esc</kbd>
          </Button>
        )}
        {canScan() && (
          <Button kind="icon" label={text('camera')} onClick={() => setScanning(true)}>
            <Icon path={cameraIcon} />
          </Button>
        )}
      </div>
      <Hints />
      <Camera
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        onCode={(code) => {
          setScanning(false)
          desk.type(code)
          void desk.enter('scan')
        }}
      />
    </div>
  )
}

function stepCount(desk: Desk, { shown }: DeskState, step: number): void {
  if (shown?.kind === 'codes') {
    const most = usableOf(shown.codes).length
    desk.setCount(Math.min(most, Math.max(1, shown.ticked.length + step)))
  }
  if (shown?.kind !== 'card') return
  const most = shown.card.rights[shown.right]?.mostPersons ?? 1
  desk.setPersons(Math.min(most, Math.max(1, shown.persons + step)))
}

function Hints() {
  const text = useStrings(deskStrings)
  const isOnline = useOnline()
  return (
    <div className="eb-desk__hints">
      <span>{text('hint')}</span>
      <span className="eb-desk__keys">
        <kbd>Enter</kbd> {text('keyVerify')}
      </span>
      <span className="eb-desk__keys">
        <kbd>↑</kbd> <kbd>↓</kbd> {text('keyCount')}
      </span>
      <span className={`eb-desk__network${isOnline ? '' : ' eb-desk__network--off'}`} role="status">
        {text(isOnline ? 'online' : 'offline')}
      </span>
    </div>
  )
}

function Camera(props: { isOpen: boolean; onClose(): void; onCode(code: string): void }) {
  const { CameraScan, failure } = useCamera(props.isOpen)
  if (!props.isOpen) return null
  return CameraScan ? <CameraScan {...props} /> : (failure ?? null)
}
