import type { RouteEntry } from '../routes/RouteEntry'

/** A page of the console itself, beside the 417 of the specification. */
export const developerRoute: RouteEntry = { application: 'developer', path: '/developer', auth: true }
