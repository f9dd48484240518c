import { adoptTokens } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { printStrings } from './strings'

export interface PrintFrameProps {
  /** The title that the printer shows, and the name of a PDF. */
  title: string
  /** The browser's dialog was closed. */
  onDone(): void
  children: ReactNode
}

/** An empty document in standards mode; the content goes into its body. */
const page = '<!doctype html><html data-theme="light"><body></body></html>'

/**
 * Prints only its content, whatever page it is in: from a document of its own, which has no styles of the host and is
 * always light. The frame is off-screen, because a hidden one prints nothing in some browsers.
 */
export function PrintFrame({ title, onDone, children }: PrintFrameProps) {
  const text = useStrings(printStrings)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const done = useRef(onDone)
  done.current = onDone
  const open = () => {
    const document = frame.current?.contentDocument
    if (!document) return
    adoptTokens(document)
    document.title = title
    setBody(document.body)
  }
  useEffect(() => {
    const own = frame.current?.contentWindow
    if (!body || !own) return
    const finish = () => done.current()
    own.addEventListener('afterprint', finish)
    void picturesOf(body).then(() => own.print())
    return () => own.removeEventListener('afterprint', finish)
  }, [body])
  return (
    <>
      <iframe
        ref={frame}
        className="eb-print__frame"
        title={text('frame')}
        aria-hidden="true"
        tabIndex={-1}
        srcDoc={page}
        onLoad={open}
      />
      {body && createPortal(children, body)}
    </>
  )
}

/** Resolves when every picture is loaded or has failed. */
async function picturesOf(body: HTMLElement): Promise<void> {
  const waiting = [...body.querySelectorAll('img')].filter((image) => !image.complete)
  await Promise.allSettled(waiting.map((image) => image.decode()))
}
