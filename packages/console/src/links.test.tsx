import { createSession } from '@ebkit/core/session'
import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { type Environment, EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import type { ComponentType, ReactNode } from 'react'
import { ServicePreview } from './additions/merchant/service/ServicePreview'
import { AuthoriseStep } from './custom/wecom-authorisation/AuthoriseStep'
import { FramePage } from './frame/FramePage'
import { pagesIn, readMenu } from './menu/readMenu'
import { CodeDialog } from './row/output/CodeDialog'
import { MenuList } from './shell/MenuList'
import { PaletteResults } from './shell/PaletteResults'

/** A page elsewhere, as the menu call returns it. */
const menuTo = (frameUrl: string) => {
  const page = { menuId: 'p', menuName: '门户', menuType: 1, openMode: 'BLANK', frameUrl }
  const own = { menuId: 'o', menuName: '首页', menuType: 1, openMode: 'INNER', routePath: '/dashboard' }
  return readMenu([{ menuId: 'a', menuName: '应用', menuType: 0, subList: [own, page] }], 'zh')
}

const session = createSession()
const ignore = () => {}

/** Renders a part with only those props that a link needs. */
function renderWith(part: unknown, given: object): ReactNode {
  const Part = part as ComponentType<object>
  return <Part {...given} />
}

const menuList = { favourites: [], search: '门户', shown: '', onToggleFavourite: ignore, place: 'column' }

/** The parts that turn an address from the gateway into a link. */
const places: Record<string, (address: string) => ReactNode> = {
  'the menu': (address) =>
    renderWith(MenuList, { ...menuList, menu: menuTo(address), application: menuTo(address)[0] }),
  'what a search of the menu found': (address) =>
    renderWith(MenuList, { ...menuList, menu: [], found: pagesIn(menuTo(address)) }),
  'the authorisation of enterprise messaging': (authorisation) =>
    renderWith(AuthoriseStep, {
      state: { step: 'authorise', poll: 'asking' },
      addresses: { authorisation, isKnown: true },
      model: {},
    }),
  'a page in a frame': () =>
    renderWith(FramePage, {
      page: { kind: 'frame', route: '/ihg', title: { zh: '页' } },
      open: { path: '/ihg' },
    }),
  'the picture of a code': (picture) =>
    renderWith(CodeDialog, { code: { picture }, name: '码', onClose: ignore }),
  'the preview of a service': (thirdPartyUrl) =>
    renderWith(ServicePreview, { values: { serviceType: 'LINK', thirdPartyUrl } }),
}

const hostile = [
  'javascript:hit()',
  ' JaVaScRiPt:hit()',
  'java\nscript:hit()',
  'data:text/html,x',
  'https://a@evil.example/',
]
const harmless = 'https://portal.example/a'

describe('addresses that a gateway answers', () => {
  let view: Mounted
  afterEach(() => view.unmount())

  function show(draw: (address: string) => ReactNode, address: string): () => string[] {
    const http = {
      call: async () => ({ address, origins: ['https://portal.example'], title: '页' }),
      hotelId: () => '1',
    }
    const environment = { locale: 'zh', http, session, reportError: ignore } as unknown as Environment
    view = mount(<EnvironmentProvider value={environment}>{draw(address)}</EnvironmentProvider>)
    return () =>
      [...view.root.querySelectorAll('a')].map(({ href }) => href).filter((href) => !href.includes('#'))
  }

  for (const [place, draw] of Object.entries(places)) {
    it(`F-CO-3 ${place}: a link to a page of the web, none to a script`, async () => {
      const found = show(draw, harmless)
      await until(() => found().length, 'the link')
      expect(found()).to.deep.equal([harmless])
      for (const address of hostile) {
        view.unmount()
        const links = show(draw, address)
        await until(
          () => view.root.textContent !== '' && !view.root.querySelector('[aria-busy=true]'),
          address,
        )
        expect(links(), address).to.deep.equal([])
      }
    })
  }

  it('F-CO-3 what is found by Ctrl+K opens a page of the web, and no script', () => {
    const { open } = window
    const opened: unknown[] = []
    window.open = (url) => {
      opened.push(url)
      return null
    }
    try {
      for (const address of [...hostile, harmless]) {
        const list = { menu: menuTo(address), search: '门户', handle: {}, onActive: ignore, onClose: ignore }
        show(() => renderWith(PaletteResults, list), address)
        for (const option of view.root.querySelectorAll<HTMLElement>('[role=option]')) option.click()
        if (address !== harmless) view.unmount()
      }
      expect(opened).to.deep.equal([harmless])
    } finally {
      window.open = open
    }
  })
})
