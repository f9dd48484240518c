import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { isNew } from '../form/isNew'
import { sectionInFront } from '../settings/sectionInFront'
import type { OpenPage } from './OpenPage'
import type { PageProps } from './PageProps'
import { pageStrings } from './strings'

/**
 * The title of a page. At an address whose key stands for a new row, it says that a row is added; for settings with
 * tabs, it includes the one in front.
 */
export function usePageTitle(
  page: PageProps['page'] | undefined,
  resources: ConsolePage['resources'] | undefined,
  open: OpenPage,
): string {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const isAdded =
    page?.kind === 'form' && page.param !== undefined && isNew(page.modes, open.parameters[page.param])
  const added = isAdded && resources?.[page.resource]
  if (added) return text('created', { name: labelText(added.title, locale) })
  const section = page?.kind === 'settings' ? sectionInFront(page, open) : undefined
  return [page, section].flatMap((part) => labelText(part?.title, locale) || []).join(' · ')
}
