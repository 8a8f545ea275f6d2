"""The browser's side of Web Push (RFC 8291): keys of a subscription, and reading what arrives."""

import base64
import json
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class BrowserKeys:
    """What a browser makes when it subscribes."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef"):
        self.private = private or ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": text(self.public), "auth": text(self.auth)}

    def read(self, body: bytes) -> bytes:
        """The message in a body."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), key)
        material = _derived(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key_of_record = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key_of_record).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded[-1] == 2  # the last record
        return padded[:-1]


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def claims(header: str, key: str) -> Any:
    """What an Authorization header claims, if the server with this public key has signed it."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    signed, _, signature = fields["t"].rpartition(".")
    numbers = data(signature)
    der = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, body = (json.loads(data(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return body
