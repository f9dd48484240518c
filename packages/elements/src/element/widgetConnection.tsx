import { createHttp, getSession, type Http } from '@ebkit/core'
import { EnvironmentProvider } from '@ebkit/widgets'
import type { Connection, Standing } from './connection'

/** For elements whose component uses `useEnvironment`. */
export const widgetConnection: Connection = {
  session: getSession,
  provide: (standing, children) => (
    <EnvironmentProvider value={environmentOf(standing)}>{children}</EnvironmentProvider>
  ),
}

const environments = new WeakMap<Standing, Standing & { http?: Http }>()

/** The same object for the same standing: what stands in it is compared by identity. */
function environmentOf(standing: Standing): Standing & { http?: Http } {
  let environment = environments.get(standing)
  if (!environment) {
    const { hotelId } = standing
    environment = hotelId
      ? { ...standing, http: createHttp({ session: getSession(), hotelId: () => hotelId }) }
      : standing
    environments.set(standing, environment)
  }
  return environment
}
