import type { Application } from '../Application'
import { definitionsOf } from './definitions'
import { menuMistakes } from './menuMistakes'
import { pageMistakes } from './pageMistakes'
import { resourceMistakes } from './resourceMistakes'
import { routeMistakes } from './routeMistakes'
import { stateMistakes } from './stateMistakes'

/**
 * Mistakes in the definitions of the console, in English, for their authors. Each begins with its place:
 * `tickets: ticketCode: the key ticketId is not a field`. `npm test` requires that there are none.
 */
export function catalogueMistakes(applications: readonly Application[]): string[] {
  const definitions = definitionsOf(applications)
  const names = applications.flatMap(({ resources }) => resources.map(({ name }) => name))
  return [
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} is defined twice`),
    ...applications.flatMap((application) => [
      ...application.resources.flatMap((resource) =>
        [...resourceMistakes(resource, definitions), ...stateMistakes(resource)].map(
          (mistake) => `${application.name}: ${resource.name}: ${mistake}`,
        ),
      ),
      ...application.pages.flatMap((page) =>
        pageMistakes(page, definitions).map((mistake) => `${application.name}: ${page.route}: ${mistake}`),
      ),
    ]),
    ...routeMistakes(definitions),
    ...menuMistakes(definitions),
  ]
}
