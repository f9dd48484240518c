import type { FoundRow } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { fileTextIcon } from '@ebkit/ui/icons'
import { applicationIcon } from '../menu/applicationIcons'
import type { FoundPage } from '../menu/readMenu'

/** What a text finds, as the palette offers it. */
export interface PaletteChoice {
  readonly address: string
  readonly icon: string
  readonly title: string
  /** What it is, and where. */
  readonly about: string
  /** It opens in a window of its own. */
  readonly isElsewhere: boolean
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')

export const pageChoice = ({
  address,
  title,
  isElsewhere,
  application,
  group,
}: FoundPage): PaletteChoice => ({
  ...{ address, title, isElsewhere },
  icon: applicationIcon(application.icon),
  about: joined([application.title, group.title]),
})

export const rowChoice = ({ address, name, facts, page }: FoundRow, locale: string): PaletteChoice => ({
  ...{ address, title: name, isElsewhere: false },
  icon: fileTextIcon,
  about: joined([...facts, labelText(page, locale)]),
})
