import { laterPart } from '@ebkit/widgets/later'
import { useEffect } from 'react'

// A list is read before one of its rows is opened: forms and the facts of a row come with the first that is.
const [useRowView, fetchRowView] = laterPart(() => import('./RowView'))
const [useRowForm, fetchRowForm] = laterPart(() => import('./RowForm'))
const [useTabbedRowForm] = laterPart(() => import('./TabbedRowForm'))

export { useRowForm, useRowView, useTabbedRowForm }

/** Loads what opens a row when somebody begins to move on the page, so that nobody waits for it. */
export function useRowPartsAhead(): void {
  useEffect(() => {
    const fetchParts = () => {
      stop()
      void fetchRowView()
      void fetchRowForm()
    }
    const stop = () => {
      for (const name of ['pointermove', 'focusin']) document.removeEventListener(name, fetchParts)
    }
    for (const name of ['pointermove', 'focusin']) document.addEventListener(name, fetchParts)
    return stop
  }, [])
}
