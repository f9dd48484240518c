import { useStyles } from '@ebkit/ui/styles'
import { WecomGate, type WecomGateHandle } from '@ebkit/widgets/wecom-gate'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './Gate.css'
import { usePageShown } from './pageShown'
import { useWecomAddresses } from './useWecomAddresses'

/**
 * In front of the pages of enterprise messaging: they open only once the store has authorised it.
 *
 * @spec W-GATE-1 W-GATE-5 W-AUTH-13
 */
export function Gate({ path, children }: { path: string; children: ReactNode }) {
  const root = useStyles<HTMLDivElement>(css)
  const { contact } = useWecomAddresses()
  const { handle, onOpen } = useCheckedAgain()
  return (
    <div ref={root} className="eb-page__gate">
      <WecomGate path={path} handle={handle} onOpen={onOpen} {...(contact && { contact })}>
        {children}
      </WecomGate>
    </div>
  )
}

/** A closed gate checks again when its page is shown again: the store may have authorised it elsewhere meanwhile. */
function useCheckedAgain() {
  const isShown = usePageShown()
  const handle = useRef<WecomGateHandle>(null)
  const wasShown = useRef(isShown)
  const isOpen = useRef(false)
  useEffect(() => {
    if (isShown && !wasShown.current && !isOpen.current) handle.current?.check()
    wasShown.current = isShown
  }, [isShown])
  const onOpen = () => {
    isOpen.current = true
  }
  return { handle, onOpen }
}
