export { openObject } from './openObject'
export { type AddressAsker, reachableAddress, type SavedAddress } from './reachable'
export { type ObjectAddressOptions, type ShownAddress, useObjectAddress } from './useObjectAddress'
