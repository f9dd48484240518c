import {
  calendarIcon,
  chartColumnIcon,
  circleQuestionMarkIcon,
  fileTextIcon,
  listIcon,
  listTreeIcon,
  pencilIcon,
  slidersHorizontalIcon,
  uploadIcon,
} from '@ebkit/ui/icons'
import { resolveAddress } from '../routes/resolveAddress'

/** Icons for kinds of pages. */
const icons: Readonly<Record<string, string>> = {
  list: listIcon,
  tree: listTreeIcon,
  form: pencilIcon,
  settings: slidersHorizontalIcon,
  report: chartColumnIcon,
  dashboard: chartColumnIcon,
  calendar: calendarIcon,
  import: uploadIcon,
  help: circleQuestionMarkIcon,
}

/** The icon of the page at an address. */
export const kindIcon = (address: string): string =>
  icons[resolveAddress(`#${address}`).match?.route.kind ?? ''] ?? fileTextIcon
