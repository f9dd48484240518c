import type { FoundRow } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { fileTextIcon } from '@ebkit/ui/icons'
import { applicationIcon } from '../menu/applicationIcons'
import type { FoundPage } from '../menu/readMenu'

/** A match for a text, as the palette offers it. */
export interface PaletteChoice {
  readonly address: string
  readonly icon: string
  readonly title: string
  /** Kind and place of the match. */
  readonly about: string
  /** It opens in a new window. */
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
