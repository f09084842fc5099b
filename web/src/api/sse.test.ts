import { expect, test } from 'vitest';
import { FrameReader } from './sse';

const STREAM =
  'id: a=1\nevent: table\ndata: {"x":1}\n\n: still here\n\n' + 'id: a=2\nevent: event\ndata: {"y":\ndata: 2}\n\n';
const FRAMES = [
  { id: 'a=1', event: 'table', data: '{"x":1}' },
  { id: 'a=2', event: 'event', data: '{"y":\n2}' },
];

test('events come out whole, in whatever pieces they came in', () => {
  for (let size = 1; size <= STREAM.length; size += 1) {
    const reader = new FrameReader();
    const pieces = STREAM.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(FRAMES);
  }
});

test('what has no data is no event, and what has no id keeps the one before', () => {
  const reader = new FrameReader();
  expect(reader.read(': hello\n\nid: 7\n\nevent: closed\r\ndata: {}\r\n\r\n')).toEqual([
    { id: '7', event: 'closed', data: '{}' },
  ]);
});
