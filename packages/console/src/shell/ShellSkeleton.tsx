import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import pageCss from '../pages/Page.css'
import { PageSkeleton } from '../pages/PageSkeleton'
import railCss from './Rail.css'
import css from './Shell.css'
import { shellStrings } from './strings'

/** The outline of the shell until it is known who is signed in, or around `children`, such as a message. */
export function ShellSkeleton({ children }: { children?: ReactNode }) {
  const root = useStyles<HTMLDivElement>(railCss, pageCss, css)
  const text = useStrings(shellStrings)
  return (
    <div ref={root} className="eb-root eb-shell eb-shell--folded" aria-busy={!children}>
      <div className="eb-rail" />
      <div />
      <div className="eb-shell__main">
        <main className="eb-shell__pages" aria-label={text('loadingPage')}>
          {children ? <section className="eb-page__sheet">{children}</section> : <PageSkeleton />}
        </main>
      </div>
    </div>
  )
}
