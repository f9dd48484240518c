import type { Guest } from './createGuest'
import type { GuestState } from './GuestState'

export interface StepProps {
  guest: Guest
  state: GuestState
}
