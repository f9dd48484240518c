import { loadChunk } from '@ebkit/core/errors'
import type { Additions } from '../Addition'

/** Additions to the pages of the application `members`. */
export const membersAdditions: Additions = {
  forms: {},
  choices: {
    'employee-api/role': {
      permissions: {
        dependsOn: [],
        async find(asked) {
          const { rightChoices } = await loadChunk(() => import('./rightChoices'))
          return rightChoices(asked)
        },
      },
    },
  },
  lists: {},
}
