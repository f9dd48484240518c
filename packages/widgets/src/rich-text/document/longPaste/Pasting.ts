/** A long text that is being pasted, or could not be. */
export type Pasting =
  | {
      status: 'working'
      /** From 0 to 1. */
      share: number
      cancel(): void
    }
  | {
      status: 'refused'
      /** Length of its HTML in characters, and the maximum. */
      size: number
      limit: number
      /** Pastes it as plain text, if the clipboard has it and it is not too long. */
      takeText: (() => void) | undefined
      dismiss(): void
    }
  | {
      /** An error occurred: the text is unchanged. */
      status: 'failed'
      takeText: (() => void) | undefined
      dismiss(): void
    }

/** Length of HTML or text up to which it is pasted at once; longer texts are pasted in slices. */
export const pastedAtOnce = 5_000

/** Maximum length of a pasted text's HTML; without Word's styles about an eighth remains. */
export const longestPaste = 10 * 1_048_576
