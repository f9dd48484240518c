export {
  createObjectAddresses,
  type ObjectAddresses,
  type ObjectAddressesOptions,
  type SignedBatch,
} from './createObjectAddresses'
export type * from './ObjectAddress'
export { objectAddressesOf } from './objectAddressesOf'
