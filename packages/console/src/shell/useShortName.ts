import { useStrings } from '@ebkit/widgets/environment'
import type { MenuApplication } from '../menu/Menu'
import { applicationStrings } from './applicationStrings'

/** Gives the name of an application in two characters or one word, where there is little room; else its title. */
export function useShortName(): (application: Pick<MenuApplication, 'name' | 'title'>) => string {
  const text = useStrings(applicationStrings)
  return ({ name, title }) => {
    const short = text(name as keyof typeof applicationStrings.texts.zh)
    // The merchant's own applications have none.
    return short === name ? title : short
  }
}
