/**
 * Sets or clears a custom state: `:state(open)` in style sheets. In browsers without it (Chromium up to 124, Firefox up
 * to 125, Safari up to 17.3) the state is in the attribute `data-state`, for `[data-state~="open"]`.
 */
export function setState(host: HTMLElement, internals: ElementInternals, state: string, isOn: boolean): void {
  const states: CustomStateSet | undefined = internals.states
  try {
    if (isOn) states?.add(state)
    else states?.delete(state)
  } catch {
    // These accept dashed names only: an early version without `:state()`.
  }
  setAttributeState(host, state, isOn && !states?.has(state))
}

function setAttributeState(host: HTMLElement, state: string, isOn: boolean): void {
  const { state: written = '' } = host.dataset
  const states = new Set(written.split(' ').filter(Boolean))
  if (states.has(state) === isOn) return
  if (isOn) states.add(state)
  else states.delete(state)
  if (states.size > 0) host.dataset.state = [...states].join(' ')
  else delete host.dataset.state
}
