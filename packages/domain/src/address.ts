import type { Resource } from './Resource'

/** `ticketProduct` as it stands in addresses: `ticket-product`. */
export const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The part that all calls of a resource begin with: `ticket-api/eb/ticket-product`. */
export const addressOf = ({ service, name }: Resource) => `${service}/eb/${kebabCase(name)}`
