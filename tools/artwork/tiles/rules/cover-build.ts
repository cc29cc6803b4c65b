import { disc, rect, variants, wedge } from '../figures';
import type { Board, Rule } from '../types';

type Room = { x: number; y: number; w: number; h: number };

const swinging = [{ turn: 0 }, { turn: 1 }, { turn: 2 }, { turn: 3 }];
const swingingBack = [{ turn: 0 }, { turn: 3 }, { turn: 2 }, { turn: 1 }];

/** Cuts a room in two, again and again, until the parts are small enough. */
const divide = (board: Board, room: Room, least: number): Room[] => {
  const { x, y, w, h } = room;
  const wide = w >= h;
  const length = wide ? w : h;
  if (length < least * 2 || (Math.max(w, h) < least * 3.5 && board.random() < 0.45)) return [room];
  const cut = least + Math.floor(board.random() * (length - 2 * least + 1));
  const parts: Room[] = wide
    ? [
        { x, y, w: cut, h },
        { x: x + cut, y, w: w - cut, h },
      ]
    : [
        { x, y, w, h: cut },
        { x, y: y + cut, w, h: h - cut },
      ];
  return parts.flatMap((part) => divide(board, part, least));
};

/** A storey: rooms with walls, doors that swing, one stair. */
const storey = (board: Board, house: Room, least: number) => {
  const { color, random } = board;
  const wall = Math.max(1, Math.round(board.rows / 10)) / 4;
  const rooms = divide(board, house, least);
  const largest = Math.max(...rooms.map(({ w, h }) => w * h));
  let stair = false;
  rooms.forEach(({ x, y, w, h }, index) => {
    const rank = w * h === largest ? 3 : index % 3 === 1 ? 2 : 0;
    rect(board, x, y, w, h, color(rank));
    if (!stair && rank === 0 && w * h < largest) {
      stair = true;
      for (let step = 0.5; step < h - 0.25; step += 0.5) rect(board, x + w / 2, y + step, w / 2, 0.25, color(1));
    }
    if (index % 2 === 1) return;
    const size = Math.min(least * 0.75, w / 2, h / 2);
    const right = random() < 0.5;
    board.add('quarter', right ? x + w - size : x, y + h - size, size, color(rank === 2 ? 0 : 1), {
      turn: right ? 2 : 3,
      delay: (index % 4) * 0.16,
      poses: right ? swingingBack : swinging,
    });
  });
  for (const { x, y, w, h } of rooms) {
    rect(board, x, y, w, wall, color(1));
    rect(board, x, y, wall, h, color(1));
  }
  rect(board, house.x, house.y + house.h - wall, house.w, wall, color(1));
  rect(board, house.x + house.w - wall, house.y, wall, house.h, color(1));
  // Windows in the outer walls.
  for (let x = house.x + 1; x + 2 < house.x + house.w; x += 4) rect(board, x, house.y, 2, wall, color(3));
  for (let y = house.y + 2; y + 2 < house.y + house.h; y += 4)
    rect(board, house.x + house.w - wall, y, wall, 2, color(3));
};

/** The lawn that the house stands on, as wide as the picture; in front of the house two trees and a path of stones. */
const yard = (board: Board, front: number) => {
  const { columns, rows, color } = board;
  const unit = Math.max(1, Math.round(rows / 10));
  rect(board, 0, 0, columns, rows, color(2));
  disc(board, front / 2, unit * 2.5, unit * 1.25, color(0));
  disc(board, front / 2, rows - unit * 2.5, unit * 1.25, color(3));
  for (let x = unit / 2; x + unit <= front; x += unit * 1.25)
    rect(board, x, Math.floor(rows / 2) - unit / 2, unit * 0.75, unit * 0.75, color(0));
};

/** The plan of one storey on a wide plot. */
const plan: Rule = (board) => {
  const { columns, rows } = board;
  const front = Math.round(columns * 0.25);
  yard(board, front);
  storey(board, { x: front, y: 1, w: columns - front - 1, h: rows - 2 }, Math.max(2, Math.round(rows * 0.22)));
};

/** A street front: gables, windows, a low sun. */
const street: Rule = (board) => {
  const { columns, rows, color, random } = board;
  disc(board, columns * 0.6875, rows * 0.5, Math.floor(rows * 0.3), color(3));
  let x = 0;
  for (let house = 0; x < columns; house += 1) {
    const w = Math.min(4, columns - x);
    const height = [4, 6, 3, 5][house % 4] ?? 4;
    const fill = [1, 2, 1, 1][house % 4] ?? 1;
    rect(board, x, rows - height, w, height, color(fill));
    wedge(board, x, rows - height - w / 2, w / 2, 0, color(fill));
    for (let y = rows - height + 0.5; y < rows - 1; y += 1.5) {
      const lit = Math.floor(random() * 3);
      for (let window = 0; window < 3; window += 1) {
        const place = x + 0.5 + window * 1.125;
        if (place + 0.75 <= x + w) rect(board, place, y, 0.75, 1, color(window === lit ? 3 : 0));
      }
    }
    x += 4;
  }
};

/** Two rooms of a plan, close up. */
const detail: Rule = (board) => {
  const { columns, rows, color } = board;
  const x = Math.round(columns * 0.375);
  const y = Math.round(rows * 0.6);
  rect(board, x, 0, columns - x, y, color(2));
  rect(board, 0, y, x, rows - y, color(3));
  rect(board, x, 0, 0.5, rows, color(1));
  rect(board, 0, y, columns, 0.5, color(1));
  const door = rows - y - 1;
  board.add('quarter', x + 0.5, y + 0.5, door, color(1));
  board.add('quarter', x - y + 0.5, 0.5, y - 0.5, color(1), { turn: 2 });
  board.add('quarter', x - y + 1, 1, y - 1, color(0), { turn: 2 });
  for (let step = 0; step < y - 1; step += 1) rect(board, columns - 4, 0.5 + step, 3, 0.5, color(1));
  rect(board, x + 0.5 + door, y, 2, 0.5, color(0));
};

/** A quarter from above: courts, corner houses, trees, streets between them. */
const site: Rule = (board) => {
  const { columns, rows, color, random } = board;
  for (let y = 0.5; y + 4 <= rows; y += 5) {
    for (let x = 0.5; x + 4 <= columns; x += 5) {
      const turn = Math.floor(random() * 4);
      const kind = Math.floor(random() * 3);
      rect(board, x, y, 4, 4, color(kind === 0 ? 2 : 1));
      if (kind === 0) {
        for (const [tx, ty] of [
          [1, 1],
          [3, 1],
          [1, 3],
          [3, 3],
        ] as const)
          disc(board, x + tx, y + ty, 0.75, color(1));
      } else {
        rect(board, x + (turn % 2) * 2, y + Math.floor(turn / 2) * 2, 2, 2, color(0));
        board.add('quarter', x + (turn % 2) * 2, y + Math.floor(turn / 2) * 2, 2, color(3), { turn });
        if (kind === 2) rect(board, x + 2 - (turn % 2) * 1.5, y + 2.5 - Math.floor(turn / 2) * 2, 1.5, 1, color(2));
      }
    }
  }
};

/** Floor plans: a storey, a street front, a detail, a site. */
export const coverBuild: Rule = variants(plan, street, detail, site);
