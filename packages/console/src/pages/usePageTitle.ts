import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { isNew } from '../form/isNew'
import type { OpenPage } from './OpenPage'
import type { PageProps } from './PageProps'
import { pageStrings } from './strings'

/** What a page is called; at the address of a row that is edited, where that of a new one stands, that a row is added. */
export function usePageTitle(
  page: PageProps['page'] | undefined,
  resources: ConsolePage['resources'] | undefined,
  { parameters }: OpenPage,
): string {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const isAdded =
    page?.kind === 'form' && page.param !== undefined && isNew(page.modes, parameters[page.param])
  const added = isAdded && resources?.[page.resource]
  return added ? text('created', { name: labelText(added.title, locale) }) : labelText(page?.title, locale)
}
