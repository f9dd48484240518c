import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { houseIcon, xIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { type MouseEvent, useEffect } from 'react'
import { BarMenu } from '../bar/BarMenu'
import type { OpenPage } from '../pages/OpenPage'
import { homePath } from '../pages/openPages'
import css from './PageTabs.css'
import { shellStrings } from './strings'

export interface PageTabsProps {
  pages: readonly OpenPage[]
  /** Path of the page that is shown. */
  shown: string
  /** Goes to an address. */
  onGo(address: string): void
  onClose(page: OpenPage): void
}

/** The open pages. They are links: each has an address. */
export function PageTabs(props: PageTabsProps) {
  const { pages, shown, onGo } = props
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(shellStrings)
  const titles = pages.map(({ title }) => title).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown, or titles make tabs wider
  useEffect(() => {
    const tab = root.current?.querySelector('.eb-page-tabs__tab--shown')
    // In the next frame: here it would force a layout of the page, which is still being rendered.
    const frame = requestAnimationFrame(() => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [shown, pages.length, titles])
  const nameOf = ({ path, title }: OpenPage) =>
    path === homePath ? text('home') : (title ?? text('loadingPage'))
  return (
    <nav ref={root} className="eb-page-tabs" aria-label={text('openPages')}>
      <ul className="eb-page-tabs__list">
        {pages.map((page) => (
          <Tab key={page.path} {...props} page={page} name={nameOf(page)} />
        ))}
      </ul>
      {pages.length > 4 && (
        <BarMenu
          label={text('allPages')}
          placement="bottom-end"
          items={pages.map((page) => ({
            id: page.path + page.query,
            label: nameOf(page),
            isRadio: true,
            checked: page.path === shown,
          }))}
          onChoose={onGo}
        >
          {pages.length}
        </BarMenu>
      )}
    </nav>
  )
}

function Tab({ page, name, shown, onClose }: PageTabsProps & { page: OpenPage; name: string }) {
  const text = useStrings(shellStrings)
  const { path, query, isDirty } = page
  const isHome = path === homePath
  const isShown = path === shown
  const closeByWheel = (event: MouseEvent) => {
    if (event.button !== 1 || isHome) return
    event.preventDefault()
    onClose(page)
  }
  return (
    <li className={`eb-page-tabs__tab${isShown ? ' eb-page-tabs__tab--shown' : ''}`}>
      <a
        href={`#${path}${query}`}
        title={name}
        aria-current={isShown ? 'page' : undefined}
        onAuxClick={closeByWheel}
      >
        {isHome && <Icon path={houseIcon} />}
        <span>{name}</span>
        {isDirty && <i className="eb-page-tabs__dirty" role="img" aria-label={text('unsaved')} />}
      </a>
      {!isHome && (
        <Button
          kind="icon"
          className="eb-page-tabs__close"
          label={text('closePage', { name })}
          onClick={() => onClose(page)}
        >
          <Icon path={xIcon} />
        </Button>
      )}
    </li>
  )
}
