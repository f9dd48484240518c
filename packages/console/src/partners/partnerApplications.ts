import { getPage } from '@ebkit/core/page'
import { atom, type ReadableAtom } from 'nanostores'
import type { RouteEntry } from '../routes/RouteEntry'
import { applicationProblem } from './applicationProblem'
import type { PartnerApplication } from './PartnerApplication'

const $registered = atom<readonly PartnerApplication[]>([])

/** The applications that the page has registered, in their order. */
export const $partnerApplications: ReadableAtom<readonly PartnerApplication[]> = $registered

/** Adds an application, or replaces one with the same name. An invalid one is reported and left out. */
export function registerApplication(given: PartnerApplication): void {
  const problem = applicationProblem(given, $registered.get())
  if (problem) getPage().report('application-invalid', `EB.console.register: ${problem}`)
  else $registered.set([...$registered.get().filter(({ name }) => name !== given.name), given])
}

/** The routes of these applications, as entries of the table of routes. */
export const partnerRoutes = (): readonly RouteEntry[] =>
  $registered
    .get()
    .flatMap(({ name, routes }) =>
      routes.map((route) => ({ application: name, path: route.path, auth: !!route.auth, partner: route })),
    )

const slot = Symbol.for('ebkit.console.1')

/** Takes the applications that the script tag has queued, and each new one at once from now on. */
export function takeRegistered(): void {
  const page = globalThis as unknown as Record<symbol, unknown>
  const waiting = page[slot]
  page[slot] = { push: registerApplication }
  if (Array.isArray(waiting)) for (const application of waiting) registerApplication(application)
}
