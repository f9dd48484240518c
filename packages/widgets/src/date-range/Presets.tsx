import { getPage } from '@ebkit/core/page'
import { useEffect } from 'react'
import { problemOfRange } from '../calendar/limits'
import type { PanelContentProps } from './panelProps'
import { defaultPresets, isPresetName, type Preset, presetNames, rangeOfPreset } from './presetRanges'
import type { PanelText } from './usePanelText'

export interface PresetsProps extends PanelContentProps {
  words: PanelText
}

/** Named ranges. Impossible ones show the reason. */
export function Presets({ model, state, props, text, words, today }: PresetsProps) {
  const presets: readonly Preset[] = props.presets ?? (props.nights ? [] : defaultPresets)
  const limits = model.limits()
  const { draft } = state
  const lost = presets.filter((preset) => !rangeOfPreset(preset, today, limits))
  useLostPresets(lost.map((preset) => JSON.stringify(preset)).join(), words)
  const buttons = presets.map((preset) => {
    const range = rangeOfPreset(preset, today, limits)
    if (!range) return null
    const { start, end } = range
    const problem = problemOfRange(start, end, limits)
    const label = isPresetName(preset) ? words(preset) : (preset as { label: string }).label
    return (
      <button
        key={label}
        type="button"
        className="eb-date-range__preset"
        aria-pressed={draft.start === start && draft.end === end}
        // It can be focused, and says why it is disabled.
        aria-disabled={!!problem}
        title={problem && text(problem.code, problem)}
        onClick={() => (problem ? model.refuse(problem) : model.choose(start, end))}
      >
        {label}
      </button>
    )
  })
  if (!buttons.some(Boolean)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot roll
    <div className="eb-date-range__presets" role="group" aria-label={words('presets')}>
      {buttons}
    </div>
  )
}

/** Reports invalid presets to the page's developer once. */
function useLostPresets(preset: string, words: PanelText): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again in another language
  useEffect(() => {
    if (!preset) return
    const message = words('lostPreset', { preset, names: presetNames.join(', ') })
    getPage().report('configuration-invalid', `eb-date-range: ${message}`)
  }, [preset])
}
