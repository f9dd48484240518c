import type { Route } from '../../pages/Route'

export const passRoutes = [
  { path: '/pass/delivery-list' },
  { path: '/pass/delivery-edit', propsFromParams: true },
  { path: '/pass/scenic-info' },
] as const satisfies readonly Route[]
