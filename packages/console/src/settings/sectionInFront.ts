import type { SettingsPage } from '@ebkit/domain'
import type { OpenPage } from '../pages/OpenPage'
import { withParameters } from '../rows/rowsAddress'

type Section = SettingsPage['sections'][number]

/** Query parameter that replaces the route's: choosing another section then keeps the page, with its input. */
const chosen = 'section'

/** The section of settings with tabs that the address names, else the first. Undefined: the settings have no tabs. */
export function sectionInFront(
  { param, sections }: Pick<SettingsPage, 'param' | 'sections'>,
  { parameters, query }: Pick<OpenPage, 'parameters' | 'query'>,
): Section | undefined {
  if (param === undefined) return undefined
  const name = new URLSearchParams(query).get(chosen) ?? parameters[param]
  return sections.find((section) => section.name === name) ?? sections[0]
}

/** The query of the address with another section in front. */
export const withSection = (
  { param = '' }: Pick<SettingsPage, 'param'>,
  { parameters, query }: Pick<OpenPage, 'parameters' | 'query'>,
  name: string | undefined,
): string => withParameters(query, { [chosen]: name === parameters[param] ? undefined : name })
