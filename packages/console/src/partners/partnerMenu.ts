import { labelText } from '@ebkit/rules/fields'
import type { MenuApplication } from '../menu/Menu'
import type { PartnerApplication, PartnerText } from './PartnerApplication'

/** A text of a registered application in a language. */
export const partnerText = (text: PartnerText, locale: string): string =>
  typeof text === 'string' ? text : labelText(text, locale)

/** A path without its optional parameters. */
const openPath = (path: string) => path.replaceAll(/\/\{\w+\?\}/g, '')

/** The registered applications as the menu shows them, after those of the console. */
export const partnerMenu = (
  applications: readonly PartnerApplication[],
  locale: string,
): readonly MenuApplication[] =>
  applications
    .map(({ name, title, icon = '', routes }) => {
      const pages = routes
        .filter(({ path, hidden }) => !hidden && !openPath(path).includes('{'))
        .map((route) => ({
          address: openPath(route.path),
          title: partnerText(route.title, locale),
          isElsewhere: false,
        }))
      return {
        id: `partner-${name}`,
        name,
        title: partnerText(title, locale),
        icon,
        groups: [{ id: name, title: '', pages }],
      }
    })
    .filter(({ groups }) => groups.some(({ pages }) => pages.length > 0))
