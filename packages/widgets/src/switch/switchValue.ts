/** The values of a switch. */
export interface SwitchValues {
  /** Value of the switch while it is on. Default `1`. */
  trueValue?: string
  /** Value of the switch while it is off. Default `0`. */
  falseValue?: string
}

/** Whether a value means on; every other means off. @spec W-SWI-1 */
export const isOn = (value: string | undefined, { trueValue = '1' }: SwitchValues): boolean =>
  value === trueValue

/** The value of a switch. @spec W-SWI-1 */
export const switchValue = (on: boolean, { trueValue = '1', falseValue = '0' }: SwitchValues): string =>
  on ? trueValue : falseValue
