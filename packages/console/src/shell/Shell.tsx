import type { Identity } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { Satisfaction } from '@ebkit/widgets/satisfaction'
import { useStore } from '@nanostores/react'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOwnPage } from '../embedding/ownPage'
import { ratedKey, useFormVariant } from '../form/useFormVariant'
import { useFavourites } from '../menu/favourites'
import type { MenuApplication } from '../menu/Menu'
import { menuPageAt } from '../menu/menuPageAt'
import { pagesIn } from '../menu/readMenu'
import { useMenu } from '../menu/useMenu'
import { FindContext } from '../pages/finding'
import type { OpenPage } from '../pages/OpenPage'
import type { OpenPagesModel } from '../pages/openPages'
import { MenuContext } from '../pages/trail'
import { LeaveQuestion, useLeaveQuestion } from './LeaveQuestion'
import { MenuDrawer } from './MenuDrawer'
import { MenuFailure } from './MenuFailure'
import { PageTabs } from './PageTabs'
import { Palette } from './Palette'
import { Rail } from './Rail'
import css from './Shell.css'
import { SideMenu } from './SideMenu'
import { shellStrings } from './strings'
import { TopBar } from './TopBar'
import { useFolded } from './useFolded'
import { usePageFocus } from './usePageFocus'
import { useShortcut } from './useShortcut'

export interface ShellProps {
  model: OpenPagesModel
  /** Undefined while nobody is signed in, on pages that open without a login. */
  identity: Identity | undefined
  hotelId: string | undefined
  /** Above the pages: an ended session, a lost network. */
  notices?: ReactNode
  onChooseHotel(hotelId: string): void
  onLogIn(): void
  onLogOut(): void
  /** The pages. */
  children: ReactNode
}

/** Everything around the pages: applications, menu, top bar, tabs, palette, rating. */
export function Shell(props: ShellProps) {
  const { model, identity, hotelId, notices, children } = props
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(shellStrings)
  const { pages, shown } = useStore(model.$pages)
  const { menu, ...menuState } = useMenu(identity?.userId)
  const place = useMenuPlace(menu, pages, shown)
  const [favourites, toggleFavourite] = useFavourites(identity?.userId ?? '')
  const [isFinding, setFinding] = useState(false)
  const question = useLeaveQuestion(model)
  const find = useCallback(() => setFinding(true), [])
  useShortcut('k', find)
  const Main = useOwnPage() ? 'main' : 'div'
  const main = useRef<HTMLElement>(null)
  usePageFocus(main, shown)

  const side = { menu, application: place.application, shown, favourites, onToggleFavourite: toggleFavourite }
  return (
    <MenuContext.Provider value={menu}>
      <div ref={root} className={`eb-root eb-shell${place.isFolded ? ' eb-shell--folded' : ''}`}>
        <Button kind="primary" className="eb-shell__skip" onClick={() => main.current?.focus()}>
          {text('skip')}
        </Button>
        <Rail menu={menu} chosen={place.application?.id} onChoose={place.choose} />
        <TopBar
          {...props}
          shown={shown}
          onChooseHotel={(chosen) => question.askAll('switchText', () => props.onChooseHotel(chosen))}
          onLogOut={() => question.askAll('logOutText', props.onLogOut)}
          onOpenMenu={place.openDrawer}
          onFind={find}
        />
        {place.isFolded
          ? place.isOver && (
              <SideMenu {...side} place="over" onFold={place.toggleFolded} onClose={place.close} />
            )
          : place.application && <SideMenu {...side} place="column" onFold={place.toggleFolded} />}
        <div className="eb-shell__main">
          <PageTabs pages={pages} shown={shown} onGo={model.go} onClose={question.ask} />
          {notices}
          <MenuFailure {...menuState} />
          <Main ref={main as RefObject<HTMLDivElement>} className="eb-shell__pages" tabIndex={-1}>
            <FindContext.Provider value={find}>{children}</FindContext.Provider>
          </Main>
        </div>
        {place.isDrawer && <MenuDrawer {...side} onChoose={place.choose} onClose={place.close} />}
        {isFinding && <Palette menu={menu} onGo={model.go} onClose={() => setFinding(false)} />}
        <LeaveQuestion {...question} />
        {identity && hotelId && <Rating pages={pages} shown={shown} />}
      </div>
    </MenuContext.Provider>
  )
}

/** The rating of the shown page. Its key is the route, the same for every row, and the variant of its form. */
function Rating({ pages, shown }: { pages: readonly OpenPage[]; shown: string }) {
  const text = useStrings(shellStrings)
  const page = pages.find(({ path }) => path === shown)
  const key = page?.route.path ?? shown
  const name = key === '/dashboard' ? text('home') : page?.title
  const variant = useFormVariant(key)
  if (!variant) return null
  const rated = ratedKey(key, variant)
  return <Satisfaction key={rated} pageKey={rated} {...(name && { pageName: name })} />
}

/** Which application's menu is shown, and where: beside the rail, over the page, or in a drawer. */
function useMenuPlace(menu: readonly MenuApplication[], pages: readonly OpenPage[], shown: string) {
  const { isFolded, toggleFolded } = useFolded()
  const [chosen, setChosen] = useState<string>()
  const [open, setOpen] = useState<'over' | 'drawer'>()
  const own = useMemo(() => {
    const found = menuPageAt(pagesIn(menu), shown)
    const application = pages.find(({ path }) => path === shown)?.route.application
    return found?.application.id ?? menu.find(({ name }) => name === application)?.id
  }, [menu, pages, shown])
  // Another page shows the menu of its own application.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another page is shown
  useEffect(() => {
    setChosen(undefined)
    setOpen(undefined)
  }, [shown])
  const application = menu.find(({ id }) => id === (chosen ?? own)) ?? menu[0]
  const choose = (id: string) => {
    if (open !== 'drawer')
      setOpen(isFolded && (open !== 'over' || id !== application?.id) ? 'over' : undefined)
    setChosen(id)
  }
  return {
    application,
    isFolded,
    toggleFolded,
    choose,
    isOver: open === 'over',
    isDrawer: open === 'drawer',
    openDrawer: () => setOpen('drawer'),
    close: () => setOpen(undefined),
  }
}
