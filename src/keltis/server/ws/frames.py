"""WebSocket frames as bytes, as far as the server handles them itself."""


def encode_text_frame(data: bytes) -> bytes:
    """Encode a text message as one WebSocket frame; broadcasts encode it once for all clients."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


def client_frame(opcode: int, data: bytes) -> bytes:
    r"""A complete message as a client would send it, with a mask of zeros.

    >>> client_frame(1, b"hi")
    b'\x81\x82\x00\x00\x00\x00hi'
    """
    size = len(data)
    head = bytes([0x80 | opcode])
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return head + length + bytes(4) + data


def is_short_text(data: bytes) -> bool:
    r"""Whether the data is exactly one masked text frame with less than 126 bytes of payload.

    >>> is_short_text(b"\x81\x82mask..")
    True
    >>> is_short_text(b"\x81\x82mask."), is_short_text(b"\x82\x82mask.."), is_short_text(b"\x81\x02..")
    (False, False, False)
    """
    return len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0xFE and len(data) == data[1] - 0x80 + 6


class FrameScanner:
    r"""Keeps the raw bytes of a message that has not arrived completely.

    >>> scanner = FrameScanner()
    >>> scanner.feed(b"\x81\x82mask..\x01\x81mask.\x80")
    >>> scanner.unfinished
    bytearray(b'\x01\x81mask.\x80')
    >>> scanner.feed(b"\x81mask.")
    >>> scanner.unfinished
    bytearray(b'')
    """

    def __init__(self) -> None:
        self.unfinished = bytearray()
        self._scanned = 0  # bytes of complete frames in it
        self._fragmented = False  # they begin a message with further frames to come

    def feed(self, data: bytes) -> None:
        """Add received bytes."""
        self.unfinished += data
        while (size := _frame_size(self.unfinished, self._scanned)) is not None:
            head = self.unfinished[self._scanned]
            self._scanned += size
            if head & 0x08:  # a control frame; it may come in the middle of a message
                if not self._fragmented:
                    self._forget()
            elif head & 0x80:
                self._forget()
            else:
                self._fragmented = True

    def _forget(self) -> None:
        del self.unfinished[: self._scanned]
        self._scanned, self._fragmented = 0, False


def _frame_size(data: bytearray, start: int) -> int | None:
    """The size of the masked frame that begins at `start`; None if it is not complete."""
    if len(data) < start + 2:
        return None
    size, head = data[start + 1] & 0x7F, 6
    if size >= 126:
        extra = 2 if size == 126 else 8
        if len(data) < start + 2 + extra:
            return None
        size, head = int.from_bytes(data[start + 2 : start + 2 + extra], "big"), 6 + extra
    return head + size if len(data) >= start + head + size else None
