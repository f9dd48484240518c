/** A long text that is being pasted, or was not. */
export type Pasting =
  | {
      status: 'working'
      /** From 0 to 1. */
      share: number
      cancel(): void
    }
  | {
      status: 'refused'
      /** Characters of its HTML, and how many it may have. */
      size: number
      limit: number
      /** Pastes its words without their format, where the clipboard has them and they are not too many. */
      takeText: (() => void) | undefined
      dismiss(): void
    }
  | {
      /** Something went wrong: the text is as it was. */
      status: 'failed'
      takeText: (() => void) | undefined
      dismiss(): void
    }

/** Characters of HTML or text up to which a paste is done at once; what is longer is pasted in slices. */
export const pastedAtOnce = 5_000

/** Characters of a pasted text's HTML; a text cleaned of Word's styles has about an eighth. */
export const longestPaste = 10 * 1_048_576
