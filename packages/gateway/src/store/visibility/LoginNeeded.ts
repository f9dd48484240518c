import { StoreError } from '../storeError'

/** A private object is asked for without a signature and without a session. A browser is shown where to sign in. */
export class LoginNeeded extends StoreError {
  constructor() {
    super('AccessDenied', 'This object is private: sign in, or ask for it by a signed address.')
  }
}
