// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `arrow-down-wide-narrow` */
export const arrowDownWideNarrowIcon = 'M3 16l4 4 4-4M7 20V4M11 4h10M11 8h7M11 12h4'
