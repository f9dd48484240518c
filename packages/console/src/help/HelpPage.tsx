import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useId, useRef } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { withParameters } from '../rows/rowsAddress'
import { HelpBlocks } from './HelpBlocks'
import css from './HelpPage.css'
import { helpStrings } from './strings'

/** A guide: its sections, and an index of them. The section that is read is in the address. */
export function HelpPage({ page, open, onGo, onQuery }: PageProps<'help'>) {
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(helpStrings)
  const id = useId()
  const sections = useRef<HTMLElement>(null)
  const asked = Number(new URLSearchParams(open.query).get('section'))
  const shown = asked || 1
  const title = labelText(page.title, locale)
  const seek = (section: number) =>
    sections.current?.querySelectorAll('h2')[section - 1]?.scrollIntoView({ block: 'start' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address leads to another section
  useEffect(() => seek(asked), [asked])
  const read = (section: number) => {
    // even if it is in the address already: the user may have scrolled away since
    seek(section)
    onQuery(withParameters(open.query, { section: String(section) }))
  }
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={title} path={open.path} />
      <div className="eb-help">
        <nav className="eb-help__index" aria-label={text('sections')}>
          <ol>
            {page.outline.map(({ heading }, index) => (
              <li key={heading.zh}>
                <button
                  type="button"
                  aria-current={index + 1 === shown ? 'true' : undefined}
                  onClick={() => read(index + 1)}
                >
                  {labelText(heading, locale)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <article ref={sections} className="eb-help__sections">
          {page.outline.map(({ heading, blocks }, index) => (
            <section key={heading.zh} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`}>{labelText(heading, locale)}</h2>
              <HelpBlocks blocks={blocks} onGo={onGo} />
            </section>
          ))}
        </article>
      </div>
    </section>
  )
}
