// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `remove-formatting` */
export const removeFormattingIcon = 'M4 7V4h16v3M5 20h6M13 4 8 20M15 15l5 5M20 15l-5 5'
