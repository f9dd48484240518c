import type { Resource } from './Resource'

/** A resource name as addresses contain it: `ticketProduct` becomes `ticket-product`. */
export const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The common start of all calls of a resource: `ticket-api/eb/ticket-product`. */
export const addressOf = ({ service, name }: Resource) => `${service}/eb/${kebabCase(name)}`
