import type { TestGateway } from '@ebkit/testing'

/** The servers of a test, as far as fixtures need them. */
export interface Servers {
  readonly gateway: Pick<TestGateway, 'sql'>
}
