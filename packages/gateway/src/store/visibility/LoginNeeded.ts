import { StoreError } from '../storeError'

/** A private object was requested without a signature and without a session. A browser gets a page to sign in. */
export class LoginNeeded extends StoreError {
  constructor() {
    super('AccessDenied', 'This object is private: sign in, or ask for it by a signed address.')
  }
}
