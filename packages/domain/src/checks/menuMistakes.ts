import type { Application } from '../Application'
import { mayStandInMenu, mustStandInMenu } from '../menu/standsInMenu'
import { createPageFinder } from '../routes/pageAt'
import type { Definitions } from './definitions'

/** At most so many groups has the menu of one application: more is not found at a glance. */
const mostGroups = 8

/** Mistakes in the menus: pages that stand in none or twice, and entries that open nothing without a key. */
export function menuMistakes({ applications, resources }: Definitions): string[] {
  const find = createPageFinder(applications)
  return applications.flatMap((application) => {
    const addresses = application.menu.flatMap(({ pages }) => pages)
    const opened = addresses.map((address) => find(address))
    const routes = opened.map((match) => match?.page.route)
    return [
      ...groupMistakes(application),
      ...addresses.filter((_, index) => opened[index]?.application !== application).map(leadsElsewhere),
      ...opened.flatMap((match) =>
        match && !mayStandInMenu(match.page, resources) ? `menu: ${match.page.route} needs a key` : [],
      ),
      ...application.pages
        .filter((page) => mustStandInMenu(page) && !routes.includes(page.route))
        .map(({ route }) => `menu: ${route} stands in no group`),
      ...routes
        .filter((route, index) => route && routes.indexOf(route) < index)
        .map((route) => `menu: ${route} stands twice`),
    ].map((mistake) => `${application.name}: ${mistake}`)
  })
}

const leadsElsewhere = (address: string) => `menu: ${address} is no page of this application`

function groupMistakes({ menu }: Application): string[] {
  const names = menu.map(({ name }) => name)
  return [
    ...(menu.length > mostGroups ? [`menu: more than ${mostGroups} groups`] : []),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `menu: ${name} stands twice`),
    ...menu
      .filter(({ title, pages }) => !title.zh || !title.en || !pages.length)
      .map(({ name }) => `menu: ${name} lacks a title or pages`),
  ]
}
