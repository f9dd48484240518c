/**
 * Sets or clears a custom state: `:state(open)` in style sheets. Where that is missing (Chromium up to 124, Firefox up
 * to 125, Safari up to 17.3) the state stands in the attribute `data-state`, for `[data-state~="open"]`.
 */
export function setState(host: HTMLElement, internals: ElementInternals, state: string, isOn: boolean): void {
  try {
    if (isOn) internals.states.add(state)
    else internals.states.delete(state)
  } catch {
    setAttributeState(host, state, isOn)
  }
}

function setAttributeState(host: HTMLElement, state: string, isOn: boolean): void {
  const states = new Set(host.dataset.state?.split(' '))
  if (states.has(state) === isOn) return
  if (isOn) states.add(state)
  else states.delete(state)
  host.dataset.state = [...states].filter(Boolean).join(' ')
}
