import { usePlace } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageViewProps } from '../pages/PageProps'
import { usePageShown } from '../pages/pageShown'
import { mount } from './mount'
import { ownTree } from './ownTree'
import type { PartnerPlace, PartnerRoute } from './PartnerApplication'
import { partnerText } from './partnerMenu'

/** A page whose content the host page draws, with the console's head. */
export function PartnerPage(props: PageViewProps & { route: PartnerRoute }) {
  const { open, route } = props
  const { locale } = usePlace()
  const title = partnerText(route.title, locale)
  return (
    <section className="eb-page__sheet">
      <PageHead title={open.title ?? title} path={open.path} />
      <div className="eb-page__body">
        <Content {...props} title={title} locale={locale} />
      </div>
    </section>
  )
}

interface ContentProps extends PageViewProps {
  route: PartnerRoute
  /** The title according to the route. */
  title: string
  locale: string
}

/** The element into which the host page draws. A page that fails while drawing is shown as broken, like any other. */
function Content({ open, route, title, locale, ...page }: ContentProps) {
  const place = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const newest = useRef(page)
  newest.current = page
  const { parameters, query } = open
  const own = useRef<HTMLElement>(null)
  const isShown = usePageShown()
  const wasShown = useRef(isShown)
  // Before the page is mounted, so that a title that it sets while mounting takes precedence.
  useEffect(() => newest.current.onTitle(title), [title])
  useEffect(() => {
    if (!place.current) return
    const { content, remove } = ownTree(place.current)
    own.current = content
    const facts = { parameters, query, locale }
    const stop = mount(
      route,
      content,
      placeOf(() => newest.current, facts),
      (error) => setFailure({ error }),
    )
    return () => {
      stop()
      remove()
    }
  }, [route, parameters, query, locale])
  useEffect(() => {
    // Not the first time: the page has just been drawn.
    if (isShown && !wasShown.current) own.current?.dispatchEvent(new Event('eb-show'))
    wasShown.current = isShown
  }, [isShown])
  if (failure) throw failure.error
  return <div className="eb-page__own" ref={place} />
}

type Facts = Pick<PartnerPlace, 'parameters' | 'query' | 'locale'>
type Verbs = Pick<PageViewProps, 'onGo' | 'onTitle' | 'onDirty' | 'onClose'>

const placeOf = (newest: () => Verbs, facts: Facts): PartnerPlace => ({
  ...facts,
  go: (address) => newest().onGo(address),
  setTitle: (title) => newest().onTitle(title),
  setDirty: (isDirty) => newest().onDirty(isDirty),
  close: () => newest().onClose(),
})
