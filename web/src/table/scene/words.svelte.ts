// Whether the position is shown as text: asked for in the menu, and by a button that readers find beside the board.

class BoardWords {
  isShown = $state(false);
}

export const boardWords = new BoardWords();
