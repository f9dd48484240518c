/** The state of a submit button after a submission. */
export interface WaitingState {
  /** It is blocked: the waiting time is not over, or a request is running. */
  isBlocked: boolean
  /** A request is running, as far as is known: without a promise this is the waiting time. */
  isBusy: boolean
}

/** How long a submit button is blocked: for its waiting time, and as long as a request runs. */
export interface Waiting {
  readonly state: WaitingState
  /** The form is submitted now. */
  begin(): void
  /** Stays blocked until the promise has settled. */
  follow(promise: PromiseLike<unknown>): void
  /** Ends the timer. */
  stop(): void
}

export interface WaitingOptions {
  /** Milliseconds. */
  wait: () => number
  onChange: (state: WaitingState) => void
  /** A promise was rejected. */
  onFailure: (cause: unknown) => void
}

/** Follows submissions. @spec W-BTN-1 W-BTN-2 */
export function createWaiting({ wait, onChange, onFailure }: WaitingOptions): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined
  let requests = 0
  /** Whether there was a promise since the form was submitted. */
  let isFollowed = false
  let isWaiting = false
  const stateNow = () => ({
    isBlocked: isWaiting || requests > 0,
    isBusy: isFollowed ? requests > 0 : isWaiting,
  })
  const tell = () => onChange(stateNow())
  const settle = () => {
    requests -= 1
    tell()
  }
  return {
    get state() {
      return stateNow()
    },
    begin() {
      isWaiting = true
      isFollowed = requests > 0
      timer = setTimeout(() => {
        isWaiting = false
        tell()
      }, wait())
      tell()
    },
    follow(promise) {
      requests += 1
      isFollowed = true
      tell()
      promise.then(settle, (cause) => {
        settle()
        onFailure(cause)
      })
    },
    stop: () => clearTimeout(timer),
  }
}
