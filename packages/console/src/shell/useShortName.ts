import { useStrings } from '@ebkit/widgets/environment'
import type { MenuApplication } from '../menu/Menu'
import { applicationStrings } from './applicationStrings'

/** Returns a function for an application's name in two characters or one word, for narrow places; else its title. */
export function useShortName(): (application: Pick<MenuApplication, 'name' | 'title'>) => string {
  const text = useStrings(applicationStrings)
  return ({ name, title }) => {
    const short = text(name as keyof typeof applicationStrings.texts.zh)
    // The merchant's own applications have no short name.
    return short === name ? title : short
  }
}
