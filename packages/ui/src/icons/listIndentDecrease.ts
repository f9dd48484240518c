// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `list-indent-decrease` */
export const listIndentDecreaseIcon = 'M21 5H11M21 12H11M21 19H11M7 8l-4 4 4 4'
