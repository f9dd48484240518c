import type { EB as Api } from '../../src/index'

declare global {
  const EB: Api
}
