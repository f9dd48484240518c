/** A window and a theme in which every page is looked at. */
export interface Mode {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

export const modes: readonly Mode[] = windows.flatMap((window) =>
  (['light', 'dark'] as const).map((theme) => ({ ...window, theme, name: `${window.width}-${theme}` })),
)
